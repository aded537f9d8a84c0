import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import {
  chooseNotices,
  countNotices,
  listNoticeChoices,
  listNotices,
  newsEvents,
  readAllNotices,
  readNotices,
} from '../contract.ts'
import { followedIds, readNews, versionOf } from './actions/news.ts'
import { readRows } from './actions/read-rows.ts'
import { presentChoices, presentNotice } from './present.ts'
import { countNews, listChoices, listRows, markRead, markReadUpTo, storeChoice } from './queries/notices.ts'

export function routes(services: AppServices, serve: Serve): void {
  const { db, clock } = services

  serve(listNotices, async ({ input, viewer, context }) => {
    const { kind = null, unread = false, limit } = input
    const page = { kind, isUnread: unread, before: readId<'notice'>(input.before), limit: limit + 1 }
    const rows = await listRows(db, viewer, page)
    const read = await readRows(services, viewer, rows.slice(0, limit))
    const list = read.map((row) => presentNotice(row, context.locale))
    return { list, before: rows.length > limit ? (list.at(-1)?.noticeId ?? null) : null }
  })

  serve(countNotices, ({ viewer }) => countNews(db, viewer))

  serve(readNotices, async ({ input, viewer }) => {
    const ids = input.noticeIds.flatMap((id) => readId<'notice'>(id) ?? [])
    await markRead(db, viewer, ids, clock.now())
    return null
  })

  serve(readAllNotices, async ({ input, viewer }) => {
    const newest = readId<'notice'>(input.newest)
    if (newest) await markReadUpTo(db, viewer, newest, clock.now())
    return null
  })

  serve(listNoticeChoices, async ({ viewer }) => ({
    choices: presentChoices(await listChoices(db, viewer)),
    sendsMail: services.mailer !== null,
  }))

  serve(chooseNotices, async ({ input, viewer }) => {
    await storeChoice(db, viewer, input)
    return null
  })

  serve.events(newsEvents, {
    poll: async ({ input, viewer }) => {
      const news = await readNews(services, viewer, followedIds(input.follow))
      return { version: versionOf(news), events: [news] }
    },
    watch: ({ input, viewer }, notify) => {
      const keys = [viewer.accountId, ...followedIds(input.follow)]
      const stops = keys.map((key) => services.changes.watch(key, notify))
      return () => {
        for (const stop of stops) stop()
      }
    },
  })
}
