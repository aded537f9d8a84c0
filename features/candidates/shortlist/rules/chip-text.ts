import { Chip } from '../contract/filter.ts'

const joined = (values: readonly (string | number)[]) =>
  values.map((value) => encodeURIComponent(value)).join(',')

const span = ({ from, to }: { from?: string | number | undefined; to?: string | number | undefined }) =>
  `${from ?? ''}..${to ?? ''}`

function writeValue(chip: Chip): string {
  switch (chip.by) {
    case 'score':
    case 'applied':
    case 'years':
      return span(chip)
    case 'active':
      return chip.last === undefined ? span(chip) : `${chip.last}d`
    case 'reviewer':
      return [joined(chip.values), ...(chip.answers?.length ? [joined(chip.answers)] : [])].join('=')
    default:
      return joined(chip.values)
  }
}

/** A chip as a part of an address: `stage:2,3`, `!label:7`, `score:3.5..`, `active:7d`, `reviewer:me=pass,none`. */
export function writeChip(chip: Chip): string {
  return `${chip.not ? '!' : ''}${chip.by}:${writeValue(chip)}`
}

/** A value of an address; null where it is no encoded text. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    if (error instanceof URIError) return null
    throw error
  }
}

const listed = (text: string) => text.split(',').map(decoded)

const numberOf = (text: string) => (/^\d{1,10}(\.\d{1,2})?$/.test(text) ? Number(text) : text)

function readSpan(text: string, readEnd: (text: string) => string | number) {
  const [from = '', to = '', ...rest] = text.split('..')
  if (rest.length > 0 || !text.includes('..') || (from === '' && to === '')) return null
  return {
    ...(from === '' ? {} : { from: readEnd(from) }),
    ...(to === '' ? {} : { to: readEnd(to) }),
  }
}

function readValue(by: string, text: string): Readonly<Record<string, unknown>> | null {
  if (by === 'score' || by === 'years') return readSpan(text, numberOf)
  if (by === 'applied') return readSpan(text, (end) => end)
  if (by === 'active') {
    const last = /^(\d{1,4})d$/.exec(text)?.[1]
    return last === undefined ? readSpan(text, (end) => end) : { last: Number(last) }
  }
  if (by === 'label') return { values: text.split(',').map(numberOf) }
  if (by === 'reviewer') {
    const [values = '', answers] = text.split('=')
    return { values: listed(values), ...(answers ? { answers: listed(answers) } : {}) }
  }
  return { values: listed(text) }
}

/** Reads a chip from a part of an address; null where the part is no chip. */
export function readChip(text: string): Chip | null {
  const match = /^(!?)([a-z]+):(.*)$/s.exec(text)
  if (!match) return null
  const [, sign, by = '', written = ''] = match
  const value = readValue(by, written)
  if (!value) return null
  const read = Chip.safeParse({ by, ...value, ...(sign ? { not: true } : {}) })
  return read.success ? read.data : null
}
