import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { auditedTransaction } from '../../audit/server/actions/audited-transaction.ts'
import { listHeldMail, listMail, mailPageSize, retryMail } from '../contract.ts'
import { missingSetting } from '../rules/delivery.ts'
import { addressOf, presentHeldMails, presentMails } from './present.ts'
import { queueAgain } from './queries/delivery.ts'
import { listHeldMails, listMails, lockMail } from './queries.ts'

export function routes(services: AppServices, serve: Serve): void {
  serve(listMail, async ({ input, viewer }) => {
    const rows = await listMails(services.db, viewer.companyId, {
      state: input.state || null,
      before: readId<'mail'>(input.before),
      limit: mailPageSize + 1,
    })
    const page = rows.slice(0, mailPageSize)
    return {
      isMailServerSet: services.mailer !== null,
      list: presentMails(page, (channel) => missingSetting(services, channel) === null),
      before: rows.length > mailPageSize ? (page.at(-1)?.id ?? null) : null,
    }
  })

  serve(listHeldMail, async ({ viewer }) => ({
    list: presentHeldMails(await listHeldMails(services.db, viewer.companyId)),
  }))

  serve(retryMail, (request) =>
    auditedTransaction(services, retryMail, request, async ({ db, now, record }) => {
      const mailId = readId<'mail'>(request.input.mailId)
      const mail = mailId && (await lockMail(db, request.viewer.companyId, mailId))
      if (!mail) throw new Refusal(retryMail, 'notFound')
      if (mail === 'beingSent') throw new Refusal(retryMail, 'beingSent')
      const setting = missingSetting(services, mail.channel)
      if (setting === 'MAIL_URL') throw new Refusal(retryMail, 'noMailServer')
      if (setting) throw new Refusal(retryMail, 'noWay', { values: { setting } })
      if (mail.state === 'sent') throw new Refusal(retryMail, 'alreadySent')
      if (mail.state === 'withdrawn') throw new Refusal(retryMail, 'withdrawn')
      if (mail.bodyText === '') throw new Refusal(retryMail, 'textDeleted')
      await queueAgain(db, mail.id, now)
      record({ action: 'mail.retried', details: { subject: addressOf(mail) } })
      return null
    }),
  )
}
