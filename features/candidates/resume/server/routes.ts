import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import type { ReportReader } from '../../../platform/access/rules/viewer.ts'
import { reportGrant } from '../../../platform/media/rules.ts'
import { readCandidatePart } from '../../candidates/server/queries.ts'
import { jobseekerResumeInfo } from '../contract/original.ts'
import { getEmployInfo, showFormsList } from '../contract.ts'
import { CandidateForm } from './import.ts'
import { presentForm, presentOriginal } from './present.ts'
import { getOriginalResume } from './queries.ts'

/** Whether a reader may see what the candidate handed in. */
const showsOriginal = (reader: ReportReader) => !reader.isAnonymous && reader.opens('originalResume')

export function routes(services: AppServices, serve: Serve): void {
  /** The candidate's form. Like the file of the resume, it tells who the candidate is. */
  async function findForm(reader: ReportReader) {
    return showsOriginal(reader)
      ? readCandidatePart(services.db, reader, 'candidateForm', CandidateForm)
      : null
  }

  serve(jobseekerResumeInfo, async ({ reader }) => {
    const original = await getOriginalResume(services.db, reader)
    return presentOriginal(original, !showsOriginal(reader), services.media.of(reportGrant(reader)))
  })

  serve(showFormsList, async ({ reader }) => {
    const form = await findForm(reader)
    // A candidate has one form, so it has the candidate's id.
    return form
      ? [{ formId: reader.candidateId, formName: form.formName, submittedAt: form.submittedAt ?? null }]
      : []
  })

  serve(getEmployInfo, async ({ reader }) => {
    const form = await findForm(reader)
    return form && presentForm(form, reader)
  })
}
