import type { ReplyOf } from '@candor/call/define'
import type { FileId } from '@candor/kernel/ids'
import type * as z from 'zod/mini'
import type { ReportReader } from '../../../platform/access/rules/viewer.ts'
import { endingOf } from '../../../platform/documents/rules/convert-type.ts'
import { originalState } from '../../../platform/documents/rules/original.ts'
import type { jobseekerResumeInfo } from '../contract/original.ts'
import type { getEmployInfo } from '../contract.ts'
import { isContactAnswer } from '../rules/form-contacts.ts'
import type { CandidateForm } from './import.ts'
import type { getOriginalResume } from './queries.ts'

type AddressOf = (fileId: FileId) => string
type Stored = Awaited<ReturnType<typeof getOriginalResume>>

/** The original resume as a reader may see it; nothing of a hidden one is sent. */
export function presentOriginal(
  row: Stored,
  isHidden: boolean,
  addressOf: AddressOf,
): ReplyOf<typeof jobseekerResumeInfo> {
  const fileId = row.resumeFileId
  const state = originalState({ isHidden, resumeState: row.resumeState, hasFile: fileId !== null })
  const isShown = fileId !== null && !isHidden
  const fileName = isShown ? (row.name ?? '') : ''
  return {
    interviewResult: {
      resumeUrl: isShown ? addressOf(fileId) : '',
      channelId: isHidden ? null : row.channelId,
    },
    state,
    fileName,
    ending: endingOf(fileName),
  }
}

/**
 * The form with its values as lists, so that single and multiple choices read alike. Answers that may hold a contact are
 * for readers to whom contacts are open.
 */
export function presentForm(
  form: z.output<typeof CandidateForm>,
  reader: Pick<ReportReader, 'opens'>,
): ReplyOf<typeof getEmployInfo> {
  const mayReadContacts = reader.opens('contacts')
  return {
    formName: form.formName,
    submittedAt: form.submittedAt ?? null,
    items: form.items.map(({ title, value: given, group = '' }) => {
      const value = typeof given === 'string' ? [given] : given
      const isWithheld = !mayReadContacts && isContactAnswer({ title, group, value })
      return isWithheld ? { title, value: [], group, isWithheld } : { title, value, group }
    }),
  }
}
