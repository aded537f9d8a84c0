import { idsIn } from './address.ts'

/** Whether a text has the form of a link's token: 256 random bits (decision D01). */
export function isShareLink(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}

/** The parameters of an address that may name a report. */
type NamedReport = Parameters<typeof idsIn>[0] & { readonly id?: string }

/** The link in an address; null where it names the report itself, for a signed-in reader. */
export function linkIn({ id, ...address }: NamedReport): string | null {
  const { interviewId, candidateId } = idsIn(address)
  return [interviewId, candidateId, id].find((text) => text !== undefined && isShareLink(text)) ?? null
}
