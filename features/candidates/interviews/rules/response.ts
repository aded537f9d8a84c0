/** The codes of a candidate's answer to a planned interview (P4-014 to P4-016); 0 is none yet. */
const codes = { accepted: 1, rejected: 2, cancelled: 3 } as const

export type CandidateResponse = keyof typeof codes

const responses = new Map<number, CandidateResponse>([
  [codes.accepted, 'accepted'],
  [codes.rejected, 'rejected'],
  [codes.cancelled, 'cancelled'],
])

/** The answer of a code; null for none. */
export function responseOf(code: number): CandidateResponse | null {
  return responses.get(code) ?? null
}

/** The code of an answer, or of none. */
export function responseCode(response: CandidateResponse | null): number {
  return response === null ? 0 : codes[response]
}

/** The codes of a candidate who does not come. */
export const notComing: readonly number[] = [codes.rejected, codes.cancelled]
