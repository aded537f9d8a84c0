/** The facts of a queued mail by which the feature that made it judges it. */
export interface QueuedMail {
  readonly id: string
  /** Token of the mail's link; null without one. */
  readonly secret: string | null
  /** Whether the link is for the owner of an account alone. */
  readonly isForOwnerAlone: boolean
}

/** The facts of a queued mail about a planned interview. */
export interface QueuedNews {
  readonly planId: string | null
  readonly planSequence: number | null
  /** End of the sense of a reminder; null for every other mail. */
  readonly endsAt: Date | null
  readonly calendarMethod: string | null
  readonly toAddress: string
}

/** Judgement of a feature over the mails that it queued: the export `mailOwner` of its `server/mailed.ts`. */
export interface MailOwnerOf<Services> {
  /** Whether the mail's link is one of this feature's, and still opens something. */
  readonly opensStill?: (
    services: Services,
    mail: QueuedMail & { readonly secret: string },
  ) => Promise<boolean>
  /** Whether the mail is about something of this feature that has changed since. */
  readonly isOvertaken?: (services: Services, mail: QueuedNews) => Promise<boolean>
}
