import type { ReplyOf } from '@candor/call/define'
import { callApi } from '@candor/call/web/api'
import { callQuery } from '@candor/call/web/query'
import { CallFailure } from '@candor/call/web/send'
import { Button } from '@candor/ui/inputs/button'
import { CopiedValue } from '@candor/ui/inputs/copied-value'
import { Section } from '@candor/ui/sections/section'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { listPageLinks, makePageLink, revokePageLink } from '../contract/links.ts'
import { readPageLinks } from '../rules/wire.ts'
import { LinkRow } from './link-row.tsx'
import styles from './page-links.module.css'

type Made = ReplyOf<typeof makePageLink> & { readonly purpose: Purpose }
type Purpose = ReplyOf<typeof listPageLinks>['pages'][number]

type LinkedReport = Pick<OpenReport, 'candidateId' | 'interviewId' | 'timeZone' | 'facts'>

/** The links of a candidate, and the calls that create, mail and end them. */
function usePageLinks({ candidateId, interviewId }: LinkedReport) {
  const t = useTranslations('candidate-pages.sides')
  const of = { ...ofCandidate(candidateId), interviewId: interviewId ?? undefined }
  const query = useQuery({ ...callQuery(listPageLinks, of), select: readPageLinks })
  const [made, setMade] = useState<Made | null>(null)
  const { pages = [], links = [], hasEmail = false, isInterviewOver = false } = query.data ?? {}

  /** A failure shows the call's own toast. */
  const [act, isSending] = useOneAtATime(async (work: () => Promise<unknown>) => {
    try {
      await work()
      await query.refetch()
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
    }
  })
  // An address is shown as long as it opens something.
  const isLive = !links.some(({ linkId, state }) => linkId === made?.linkId && state !== 'live')
  const handleMake = (purpose: Purpose, byMail: boolean) =>
    act(async () => {
      const reply = await callApi(makePageLink, { ...of, purpose, byMail: byMail ? 1 : 0 })
      setMade({ ...reply, purpose })
    })
  const handleRevoke = (linkId: string) =>
    act(() => callApi(revokePageLink, { ...ofCandidate(candidateId), linkId }))
  return {
    pages,
    links,
    hasEmail,
    isInterviewOver,
    made: isLive ? made : null,
    isSending,
    state: sectionState(query, t('failed'), false),
    handleMake,
    handleRevoke,
  }
}

/** The links to a candidate's own pages, to create, mail and end, for whoever plans interviews. */
export function PageLinks({ report }: { report: LinkedReport }) {
  const t = useTranslations('candidate-pages.sides')
  const { pages, links, hasEmail, isInterviewOver, made, isSending, state, handleMake, handleRevoke } =
    usePageLinks(report)
  return (
    <Section title={t('title')} isFoldable state={state}>
      <p className={styles.intro}>{pages.length > 0 ? t('intro') : t('offText')}</p>
      <ul>
        {pages.map((purpose) => (
          <PageRow
            key={purpose}
            purpose={purpose}
            isOver={purpose === 'monitor' && isInterviewOver}
            hasEmail={hasEmail}
            mails={report.facts.mails}
            isSending={isSending}
            made={made?.purpose === purpose ? made : null}
            onMake={(byMail) => void handleMake(purpose, byMail)}
          />
        ))}
      </ul>
      {!hasEmail && pages.length > 0 && <p className={styles.intro}>{t('noEmail')}</p>}
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map((link) => (
            <LinkRow
              key={link.linkId}
              link={link}
              timeZone={report.timeZone}
              isSending={isSending}
              onRevoke={() => void handleRevoke(link.linkId)}
            />
          ))}
        </ul>
      )}
    </Section>
  )
}

interface PageRowProps {
  purpose: Purpose
  isOver: boolean
  hasEmail: boolean
  isSending: boolean
  mails: 'sent' | 'kept'
  /** The link that was just created. */
  made: Made | null
  onMake: (byMail: boolean) => void
}

function PageRow({ purpose, isOver, hasEmail, isSending, mails, made, onMake }: PageRowProps) {
  const t = useTranslations('candidate-pages.sides')
  const page = t(`page.${purpose}`)
  return (
    <li className={styles.page}>
      <div className={styles.words}>
        <b>{page}</b>
        <span>{isOver ? t('overText') : t(`text.${purpose}`)}</span>
      </div>
      {!isOver && (
        <div className={styles.acts}>
          {hasEmail && (
            <Button
              size="small"
              aria-label={t('mailOf', { page })}
              disabled={isSending}
              onClick={() => onMake(true)}
            >
              {t('mail')}
            </Button>
          )}
          <Button
            size="small"
            aria-label={t('makeOf', { page })}
            disabled={isSending}
            onClick={() => onMake(false)}
          >
            {t('make')}
          </Button>
        </div>
      )}
      {made && (
        <div className={styles.made}>
          <p role="status">{t(made.isMailed ? 'mailed' : 'made', { mails })}</p>
          {made.address !== null && <CopiedValue label={t('link')} value={made.address} copy={t('copy')} />}
        </div>
      )}
    </li>
  )
}
