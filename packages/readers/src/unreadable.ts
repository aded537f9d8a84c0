/** Why a document cannot be read, where that is known. */
export type UnreadableCause = 'locked' | 'cutShort' | 'tooOld'

/** The document cannot be read, for a reason that its reader can be told. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable'
  readonly fault: UnreadableCause

  constructor(fault: UnreadableCause) {
    super(fault)
    this.fault = fault
  }
}
