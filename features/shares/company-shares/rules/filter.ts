import { readAddressChoice, readAddressText } from '../../../platform/manage/rules/address.ts'

/** The states of a share, in the order of the screen. */
export const shareStates = ['open', 'ended', 'revoked'] as const

export interface ShareFilter {
  /** Empty for all states. */
  readonly state: (typeof shareStates)[number] | ''
  /** Part of a candidate's name. */
  readonly candidate: string
}

/** Reads the filter of the shares from an address; a missing or invalid value filters nothing. */
export function readShareFilter(search: Readonly<Record<string, unknown>>): ShareFilter {
  return {
    state: readAddressChoice(search.state, shareStates),
    candidate: readAddressText(search.candidate, 100),
  }
}
