import type { ReplyOf } from '@candor/call/define'
import type { findPassages, Person } from '../contract.ts'

/** A candidate of found passages, with the id as the pages name it. */
export function readPerson({ jobSeekerChannelId: candidateId, ...person }: Person) {
  return { ...person, candidateId }
}
export type FoundPerson = ReturnType<typeof readPerson>

export function readFound({ people, ...page }: ReplyOf<typeof findPassages>) {
  return { ...page, people: people.map(readPerson) }
}
