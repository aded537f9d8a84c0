/** The risk that an answer was read from a draft, by the number of signs. */
export type DraftRisk = 'high' | 'medium' | 'low' | 'none'

/** More than 3 times is high, 2 or 3 medium, once low, anything else none (R4-054, R4-055, R4-056, R4-057). */
export function draftRisk(times: number | null): DraftRisk {
  if (times === null) return 'none'
  if (times > 3) return 'high'
  if (times === 2 || times === 3) return 'medium'
  return times === 1 ? 'low' : 'none'
}

export type FaceMatch = 'same' | 'notSame' | 'notChecked'

/**
 * The meaning of the face comparison's code: 0 the same person, 1 another one, any other: not checked (decision N33).
 */
export function faceMatch(code: number | null): FaceMatch {
  if (code === 0) return 'same'
  return code === 1 ? 'notSame' : 'notChecked'
}

export type Platform = 'pc' | 'miniProgram' | 'h5'

/** The device of the interview by its code: 1 PC, 2 mini program, 3 H5 (R3-057); null for any other. */
export function platformOf(code: number | null): Platform | null {
  const platforms = [null, 'pc', 'miniProgram', 'h5'] as const
  return code === null ? null : (platforms[code] ?? null)
}
