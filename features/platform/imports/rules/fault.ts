import { maxFaults } from './limits.ts'

/**
 * Faults of a bundle beyond its schema, and notes; `messages` has the texts under `fault`. A condition of a schema may
 * have one of these as its message.
 */
const faultNames = [
  'notUtf8',
  'notJson',
  'fileTooLarge',
  'tooDeep',
  'tooManyValues',
  'unstorableText',
  'reservedReference',
  'reservedKey',
  'mediaMissing',
  'mediaSpelling',
  'mediaNames',
  'mediaEnding',
  'mediaTooLarge',
  'mediaDamaged',
  'mediaUnnamed',
  'mediaKept',
  'pieceNotUtf8',
  'pieceNotJson',
  'piecesTooLarge',
  'transcriptHead',
  'transcriptTimes',
  'transcriptBackwards',
  'notJsonResume',
  'transcriptTooLong',
  'transcriptText',
  'transcriptClock',
  'transcriptJson',
  'transcriptSegment',
  'transcriptSegmentBackwards',
  'transcriptMilliseconds',
  'secondsTranscript',
  'secondsDuration',
  'secondsStarts',
  'secondsEvidence',
  'secondsBytes',
  'secondsEpoch',
  'millisecondsPoint',
  'pastAnswer',
  'besideJsonResume',
  'resumeKeyUnknown',
  'resumeKeyTwice',
  'resumeDateAsWritten',
  'duplicate',
  'unknownQuestion',
  'endBeforeStart',
  'unknownAccount',
  'interviewerUnknown',
  'linksEnded',
  'keptChange',
  'replacedChange',
  'reservedId',
  'unknownRole',
  'accountElsewhere',
  'nobodyLeft',
  'repeatedPassword',
  'ownPassword',
  'commonPassword',
  'unknownPosition',
  'noSuchPosition',
  'noSuchForm',
  'otherPosition',
  'otherCandidate',
  'companyRefused',
  'keyRevoked',
  'erased',
  'hrAccountsUsedUp',
  'interviewersUsedUp',
  'jobsUsedUp',
  'jobsPast',
  'usesPast',
  'notStorable',
  'moreFaults',
  'moreNotes',
  'leftOut',
  'mediaPathForm',
  'emailForm',
  'webAddressForm',
  'dayForm',
  'questionPlace',
  'timeZoneForm',
  'iconForm',
  'tooManyStages',
  'formWeights',
  'standsTwice',
  'languageTwice',
  'noQuestionBefore',
  'endBeforeItsStart',
  'bandBackwards',
  'pointsOfQuestion',
  'pointsOfTest',
] as const
export type FaultName = (typeof faultNames)[number]

export function isFaultName(text: string): text is FaultName {
  return faultNames.some((name) => name === text)
}

export interface RuleFault {
  readonly path: readonly PropertyKey[]
  readonly fault: FaultName
  readonly values?: Readonly<Record<string, string | number | readonly string[]>>
}

/** The first faults or notes of a document; the rest are counted. Paths are built only for kept faults. */
export class FaultList {
  readonly #kept: RuleFault[] = []
  #more = 0
  readonly #rest: 'moreFaults' | 'moreNotes'

  constructor(rest: 'moreFaults' | 'moreNotes' = 'moreFaults') {
    this.#rest = rest
  }

  add({ fault, values }: Omit<RuleFault, 'path'>, pathOf: () => RuleFault['path']): void {
    if (fault === this.#rest) this.#more += Number(values?.count)
    else if (this.#kept.length >= maxFaults) this.#more += 1
    else this.#kept.push({ path: pathOf(), fault, ...(values ? { values } : {}) })
  }

  all(): readonly RuleFault[] {
    if (this.#more === 0) return this.#kept
    return [...this.#kept, { path: [], fault: this.#rest, values: { count: this.#more } }]
  }
}

/** Refuses the whole bundle while it is being stored, which is undone; the other bundles go on. */
export class PartRefused extends Error {
  override readonly name = 'PartRefused'
  readonly faults: readonly RuleFault[]

  constructor(faults: readonly RuleFault[]) {
    super(faults.map(({ fault }) => fault).join(', '))
    this.faults = faults
  }
}
