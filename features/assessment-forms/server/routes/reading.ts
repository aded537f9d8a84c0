import type { InputOf } from '@candor/call/define'
import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { type CompanyId, readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { getInterviewAssessmentForm, getTempleteList } from '../../contract/reading.ts'
import { writeForm } from '../../rules/wire-form.ts'
import { namedForm, presentOffered } from '../present.ts'
import { findPublished, findVersion, listOffered } from '../queries/forms.ts'

type Named = InputOf<typeof getInterviewAssessmentForm>

export function serveReading(services: AppServices, serve: Serve): void {
  const { db } = services

  serve(getTempleteList, async ({ viewer: { companyId } }) =>
    presentOffered(await listOffered(db, companyId)),
  )

  /** The version that is named, of the form that is named: a draft is nobody's to fill in. */
  async function findNamed(companyId: CompanyId, { publishId, interviewAssessmentFormId }: Named) {
    const formId = readId<'form'>(interviewAssessmentFormId)
    if (!publishId) return formId && findPublished(db, companyId, formId)
    const versionId = readId<'formVersion'>(publishId)
    const version = versionId && (await findVersion(db, companyId, versionId))
    if (!version || version.state === 'draft') return null
    return interviewAssessmentFormId && version.formId !== formId ? null : version
  }

  serve(getInterviewAssessmentForm, async ({ input, viewer: { companyId } }) => {
    const version = await findNamed(companyId, input)
    if (!version) throw new Refusal(getInterviewAssessmentForm, 'noForm')
    return writeForm(namedForm(version))
  })
}
