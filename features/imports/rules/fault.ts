/** What can be wrong with a bundle beyond its schema; each is worded in `messages` under `fault`. */
export const faultNames = [
  'notUtf8',
  'notJson',
  'fileTooLarge',
  'tooDeep',
  'unstorableText',
  'reservedReference',
  'reservedKey',
  'mediaMissing',
  'mediaEnding',
  'mediaTooLarge',
  'mediaDamaged',
  'mediaUnnamed',
  'pieceNotUtf8',
  'pieceNotJson',
  'piecesTooLarge',
  'transcriptHead',
  'transcriptTimes',
  'transcriptBackwards',
  'besideJsonResume',
  'duplicate',
  'unknownQuestion',
  'endBeforeStart',
  'unknownAccount',
  'unknownRole',
  'accountElsewhere',
  'unknownPosition',
  'otherPosition',
  'otherCandidate',
  'companyRefused',
  'notStorable',
  'moreFaults',
] as const
export type FaultName = (typeof faultNames)[number]

/** One thing wrong with a bundle, before it is worded: where, what, and the values of the wording. */
export interface RuleFault {
  readonly path: readonly PropertyKey[]
  readonly fault: FaultName
  readonly values?: Readonly<Record<string, string | number>>
}

/** Refuses the whole bundle from within its storing, which is undone; the other bundles go on. */
export class PartRefused extends Error {
  override readonly name = 'PartRefused'
  readonly faults: readonly RuleFault[]

  constructor(faults: readonly RuleFault[]) {
    super(faults.map(({ fault }) => fault).join(', '))
    this.faults = faults
  }
}
