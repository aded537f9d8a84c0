interface Opened {
  /**
   * `{report}` stands for what the address of 苏晴岚's report says of her and her interview, `{interview}` for its id,
   * `{position}` for the id of her position, and `{candidate}` for hers.
   */
  address: string
  /** A recruiter unless it says otherwise; null: nobody is signed in. */
  account?: 'admin@hailan.example' | null
}

export interface OwnPage extends Opened {
  /** What the window is called. */
  title: string
  /** Selectors. No other page has all that this one shows and nothing that it lacks. */
  shows: string[]
  lacks?: string[]
}

export interface LeadsOn extends Opened {
  /** A route of this table, which shows in its place. */
  leadsTo: string
}
