import { idsIn } from './address.ts'

/** Whether a text has the form of a link's token: 256 random bits (decision D01). */
function isShareLink(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}

/** What of an address may name a report. */
type NamedReport = Parameters<typeof idsIn>[0] & { readonly id?: string }

/** The link that an address reads a report by; null where it names the report itself, for whoever is signed in. */
export function linkIn({ id, ...address }: NamedReport): string | null {
  const { interviewId, candidateId } = idsIn(address)
  return [interviewId, candidateId, id].find((text) => text !== undefined && isShareLink(text)) ?? null
}
