import { callQuery } from '@candor/call/web/query'
import { formatDateTime } from '@candor/messages/dates'
import { Button } from '@candor/ui/inputs/button'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import { listRemarkVersions } from '../contract.ts'
import styles from './remark-body.module.css'

interface Props {
  remarkId: string
  candidateId: string
  timeZone: string
}

/** That a remark was changed, and its former texts, which open on a press. */
export function FormerTexts({ remarkId, candidateId, timeZone }: Props) {
  const t = useTranslations('remarks')
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const query = useQuery({
    ...callQuery(listRemarkVersions, { ...ofCandidate(candidateId), remarkId }),
    enabled: isOpen,
  })
  return (
    <>
      <Button
        look="quiet"
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('edited')}
      </Button>
      <div className={isOpen ? styles.former : undefined} id={id} hidden={!isOpen}>
        {isOpen && (
          <SectionBody state={sectionState(query, t('formerFailed'), false)}>
            <ul aria-label={t('former')}>
              {query.data?.map(({ revision, text, replacedAt }) => (
                <li key={revision}>
                  <time>{t('formerOf', { time: formatDateTime(replacedAt, timeZone) })}</time>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </SectionBody>
        )}
      </div>
    </>
  )
}
