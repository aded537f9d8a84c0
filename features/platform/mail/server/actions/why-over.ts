import type { AppServices } from '@candor/db/database'
import type { QueuedMail, QueuedNews } from '@candor/kernel/mail-owner'

/** A queued mail, and the channel that it goes out by. */
type Linked = QueuedMail & { readonly channel: string }

/**
 * Resolves to whether the link of a mail still opens something. True for a mail without a link, and for a text
 * message: its text says how long its code is valid.
 */
export async function opensStill(
  services: AppServices,
  { channel, secret, ...mail }: Linked,
): Promise<boolean> {
  if (secret === null || channel === 'sms') return true
  for (const owner of services.mailOwners) {
    if (await owner.opensStill?.(services, { ...mail, secret })) return true
  }
  return false
}

/** Resolves to the reason why a mail is pointless before it was sent; null for a mail that is not. */
export async function whyOver(
  services: AppServices,
  mail: Linked & QueuedNews,
): Promise<'overtaken' | 'linkOver' | null> {
  for (const owner of services.mailOwners) {
    if (await owner.isOvertaken?.(services, mail)) return 'overtaken'
  }
  return (await opensStill(services, mail)) ? null : 'linkOver'
}
