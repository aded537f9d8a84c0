import type { ReplyOf } from '@candor/call/define'
import type * as z from 'zod/mini'
import type { lookForSamePerson, PersonApart } from '../contract.ts'

/** Reads an application of a person into the model. */
export function readApplication<Sent extends { jobseekerChannelId: string }>({
  jobseekerChannelId: candidateId,
  ...rest
}: Sent) {
  return { ...rest, candidateId }
}

/** Reads the applications with the same phone or e-mail. */
export function readSamePersons(sent: ReplyOf<typeof lookForSamePerson>) {
  return sent.map(readApplication)
}

export type SamePerson = ReturnType<typeof readSamePersons>[number]

/** Reads the applications that were told apart. */
export function readApart(sent: readonly z.output<typeof PersonApart>[]) {
  return sent.map(readApplication)
}
