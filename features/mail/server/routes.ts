import type { Serve } from '@candor/call/serve'
import type { House } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { act } from '../../audit/server/queries/act.ts'
import { listMail, mailPageSize, retryMail } from '../contract.ts'
import { presentMails } from './present.ts'
import { listMails, queueAgain, takeMail } from './queries.ts'

export function routes(house: House, serve: Serve): void {
  serve(listMail, async ({ input, viewer }) => {
    const rows = await listMails(house.db, viewer.companyId, {
      state: input.state || null,
      before: readId<'mail'>(input.before),
      limit: mailPageSize + 1,
    })
    const page = rows.slice(0, mailPageSize)
    return {
      isMailServerSet: house.mailer !== null,
      list: presentMails(page),
      before: rows.length > mailPageSize ? (page.at(-1)?.id ?? null) : null,
    }
  })

  serve(retryMail, (request) =>
    act(house, retryMail, request, async ({ db, now, record }) => {
      if (!house.mailer) throw new Refusal(retryMail, 'noMailServer')
      const mailId = readId<'mail'>(request.input.mailId)
      const mail = mailId && (await takeMail(db, request.viewer.companyId, mailId))
      if (!mail) throw new Refusal(retryMail, 'notFound')
      if (mail.state === 'sent') throw new Refusal(retryMail, 'alreadySent')
      await queueAgain(db, mail.id, now)
      record({ action: 'mail.retried', details: { subject: mail.toAddress } })
      return null
    }),
  )
}
