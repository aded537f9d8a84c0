import type { ReplyOf } from '@candor/call/define'
import { formatDateTime } from '@candor/messages/dates'
import { Select } from '@candor/ui/inputs/select'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { TextRow } from '../../../platform/manage/web/text-row.tsx'
import { useChange } from '../../../platform/manage/web/use-change.ts'
import { useWanted } from '../../../platform/manage/web/use-wanted.ts'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import { leadStates, listLeads, maxNote, saveLead } from '../contract.ts'
import styles from './leads-panel.module.css'

type Lead = ReplyOf<typeof listLeads>['list'][number]

/**
 * Returns a function that saves one change after another. Each change is based on the revision of the last one, as the
 * list is reloaded only later. A change by another person makes the stored revision higher than both, so that it is
 * still refused.
 */
function useSaveInTurn({ leadId, revision }: Lead) {
  const queries = useQueryClient()
  const change = useChange(saveLead)
  const last = useRef<Promise<number>>(Promise.resolve(0))
  return async (what: { state?: Lead['state']; note?: string }) => {
    const saving = last.current.then((before) =>
      change({ leadId, revision: Math.max(revision, before), ...what }),
    )
    last.current = saving.then(
      (done) => ('reply' in done ? done.reply.revision : 0),
      () => 0,
    )
    const done = await saving
    // Loads changes that another person has made meanwhile.
    if ('failure' in done) await queries.invalidateQueries({ queryKey: [listLeads.path] })
    return done
  }
}

/** A person who requested a trial: how to reach them, and the state of the lead. */
export function LeadRow({ lead }: { lead: Lead }) {
  const t = useTranslations('registration')
  const timeZone = useSignedIn()?.userInfo.timeZone ?? 'UTC'
  const { state, note, changedBy, changedTime } = lead
  const save = useSaveInTurn(lead)
  const { wanted, change: setState } = useWanted((next: Lead['state']) => save({ state: next }))
  return (
    <li className={styles.lead}>
      <div className={styles.person}>
        <b>{lead.companyName}</b>
        <span>{`${lead.userName} · ${lead.position}`}</span>
        {lead.phone && (
          <a href={`tel:+${lead.prefixPhone}${lead.phone}`}>{`+${lead.prefixPhone} ${lead.phone}`}</a>
        )}
        {lead.email && <a href={`mailto:${lead.email}`}>{lead.email}</a>}
        <time>{formatDateTime(lead.createdTime, timeZone)}</time>
      </div>
      <div className={styles.outcome}>
        <div className={styles.state}>
          <Select
            label={t('stateLabel')}
            items={leadStates.map((value) => ({ value, label: t(`states.${value}`) }))}
            value={wanted ?? state}
            onChange={(value) => {
              const next = leadStates.find((each) => each === value)
              if (next && next !== (wanted ?? state)) setState(next)
            }}
          />
        </div>
        <TextRow
          label={t('noteLabel')}
          value={note}
          maxLength={maxNote}
          onSave={(typed) => save({ note: typed })}
        />
      </div>
      {changedTime !== null && (
        <p className={styles.changed}>
          {t('changed', { who: changedBy ?? '', time: formatDateTime(changedTime, timeZone) })}
        </p>
      )}
    </li>
  )
}
