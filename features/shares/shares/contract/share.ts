import * as z from 'zod/mini'
import { MailState } from '../../../platform/mail/contract.ts'
import { Readings } from '../../../report/viewings/contract.ts'

/** The languages in which a shared report opens. */
export const shareLanguages = ['cn', 'en', 'zh-TW'] as const

/** A share in the list of a report. */
export const Share = z.object({
  shareId: z.string(),
  /** The recipient; null where the maker passed the link on. */
  to: z.nullable(z.string()),
  /** Its mails, oldest first; `message`: into a messaging app; `sentOn`: forwarded by a visitor. */
  mails: z.array(
    z.object({
      to: z.string(),
      kind: z.enum(['link', 'message', 'password', 'sentOn']),
      state: MailState,
      /** The mail server's last refusal. */
      lastError: z.nullable(z.string()),
    }),
  ),
  /** Permissions and personal parts: those that a live share opens now, and those that an ended one was made for. */
  sections: z.array(z.string()),
  showsScores: z.boolean(),
  hasPassword: z.boolean(),
  language: z.enum(shareLanguages),
  note: z.string(),
  madeBy: z.string(),
  /** Epoch milliseconds, like all times here. */
  madeAt: z.number(),
  expiresAt: z.number(),
  revokedAt: z.nullable(z.number()),
  revokedBy: z.nullable(z.string()),
  firstViewedAt: z.nullable(z.number()),
  lastViewedAt: z.nullable(z.number()),
  views: z.number(),
  readings: Readings,
})
