import type { InputOf } from '@candor/call/define'
import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { type CompanyId, type FormId, readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../../../platform/access/contract.ts'
import {
  getInterviewAssessmentForm,
  getPositionRelationFormId,
  getTempleteList,
} from '../../contract/reading.ts'
import { writeForm } from '../../rules/wire.ts'
import { presentOffered } from '../present.ts'
import { findPublished, findVersion, listOffered, namedForm } from '../queries/forms.ts'
import { findFormOfPosition, findFormOfRound } from '../queries/rounds.ts'

type Named = InputOf<typeof getInterviewAssessmentForm>

export function serveReading(services: AppServices, serve: Serve): void {
  const { db } = services

  serve(getTempleteList, async ({ viewer: { companyId } }) =>
    presentOffered(await listOffered(db, companyId)),
  )

  /** The form of a round; else the id is taken as that of a form, as other calls answer forms. */
  async function readFormId(companyId: CompanyId, id: string): Promise<FormId | null> {
    const roundId = readId<'round'>(id)
    return (roundId && (await findFormOfRound(db, companyId, roundId))) ?? readId<'form'>(id)
  }

  /** The version that fits the named version, form and round; never a draft. */
  async function findNamed(companyId: CompanyId, { id, publishId, interviewAssessmentFormId }: Named) {
    const ofId = id ? await readFormId(companyId, id) : null
    const formId = readId<'form'>(interviewAssessmentFormId)
    // An unknown id, or ids that belong to different forms, name no form.
    if (id && !ofId) return null
    if (interviewAssessmentFormId && (!formId || (ofId && formId !== ofId))) return null
    const form = formId ?? ofId
    if (!publishId) return form && findPublished(db, companyId, form)
    const versionId = readId<'formVersion'>(publishId)
    const version = versionId && (await findVersion(db, companyId, versionId))
    if (!version || version.state === 'draft') return null
    return form && version.formId !== form ? null : version
  }

  serve(getInterviewAssessmentForm, async ({ input, viewer: { companyId } }) => {
    const version = await findNamed(companyId, input)
    if (!version) throw new Refusal(getInterviewAssessmentForm, 'noForm')
    return writeForm(namedForm(version))
  })

  serve(getPositionRelationFormId, async ({ input, viewer: { companyId } }) => {
    const formId = await findFormOfPosition(db, companyId, input.positionId)
    if (formId === undefined) throw new Refusal(gateRefusals, 'notFound')
    return { formId }
  })
}
