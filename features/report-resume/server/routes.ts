import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import type { ReportReader } from '../../access/rules/viewer.ts'
import { findCandidateDocument } from '../../candidates/server/queries.ts'
import { reportGrant } from '../../media/rules.ts'
import { getEmployInfo, jobseekerResumeInfo, showFormsList } from '../contract.ts'
import { CandidateForm } from './import.ts'
import { presentForm, presentOriginal } from './present.ts'
import { getOriginalResume } from './queries.ts'

export function routes(services: AppServices, serve: Serve): void {
  /** The candidate's form; an anonymous report has none, as its answers name the person. */
  async function findForm(reader: ReportReader) {
    if (reader.isAnonymous) return null
    const stored = await findCandidateDocument(services.db, reader, 'candidateForm')
    return stored === null ? null : CandidateForm.parse(stored)
  }

  serve(jobseekerResumeInfo, async ({ reader }) => {
    const original = await getOriginalResume(services.db, reader)
    return presentOriginal(original, reader.isAnonymous, services.media.of(reportGrant(reader)))
  })

  serve(showFormsList, async ({ reader }) => {
    const form = await findForm(reader)
    // A candidate has one form, so that it goes by the candidate's own id.
    return form
      ? [{ formId: reader.candidateId, formName: form.formName, submittedAt: form.submittedAt ?? null }]
      : []
  })

  serve(getEmployInfo, async ({ reader }) => {
    const form = await findForm(reader)
    return form && presentForm(form)
  })
}
