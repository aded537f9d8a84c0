/** The newest entry of a company's audit log at some moment. */
export interface AuditHead {
  readonly companyId: string
  readonly sequence: number
  /** sha256 of the entry (64 hex digits), which holds that of the entry before. */
  readonly hash: string
  readonly at: Date
}

/** A file outside the database with the end of each audit log; only ever appended to, by several processes. */
export interface AuditHeads {
  /**
   * Notes that an entry is about to be stored. False where that cannot be written: then the entry must not be stored.
   */
  begin(head: AuditHead): Promise<boolean>
  /** Notes that it was stored. If that cannot be written now, it is written before the next entry begins. */
  stored(head: AuditHead): Promise<void>
  /** Notes that a company is erased with its log. False where that cannot be written. */
  erased(head: AuditHead): Promise<boolean>
  /** Whether nothing has been written yet. */
  isEmpty(): Promise<boolean>
  /** The lines from the first on; throws where there is no such file. */
  lines(): AsyncIterable<string>
}
