/** The longest search, in characters. */
export const maxSearch = 100

/** What the address of the area says beside the section. */
export interface ManageAddress {
  /** The search over all settings. */
  readonly find?: string
  /** The setting in view. */
  readonly setting?: string
}

/** Reads a text of an address; empty for a missing or too long one. */
export function readAddressText(value: unknown, longest: number): string {
  return typeof value === 'string' && value.length <= longest ? value : ''
}

/** Reads a value of a closed list from an address; empty for every other value. */
export function readAddressChoice<Value extends string>(
  value: unknown,
  choices: readonly Value[],
): Value | '' {
  return choices.find((choice) => choice === value) ?? ''
}

export function readManageAddress(search: Readonly<Record<string, unknown>>): ManageAddress {
  const find = readAddressText(search.find, maxSearch)
  const setting = readAddressText(search.setting, maxSearch)
  return { ...(find !== '' && { find }), ...(setting !== '' && { setting }) }
}
