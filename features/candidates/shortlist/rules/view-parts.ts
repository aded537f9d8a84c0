import type { Chip } from '../contract/filter.ts'

/** A part of a view's filter that names something that may go. */
export interface NamedPart {
  readonly by: 'position' | 'stage' | 'label' | 'reviewer' | 'reason'
  readonly value: string
}

/** The parts of a filter that name a position, a stage, a label, an account or a reason. */
export function namedParts(chips: readonly Chip[]): NamedPart[] {
  return chips.flatMap((chip): NamedPart[] => {
    switch (chip.by) {
      case 'position':
      case 'stage':
      case 'label':
      case 'reason':
        return chip.values.map((value) => ({ by: chip.by, value: String(value) }))
      case 'reviewer':
        return chip.values.filter((value) => value !== 'me').map((value) => ({ by: chip.by, value }))
      default:
        return []
    }
  })
}
