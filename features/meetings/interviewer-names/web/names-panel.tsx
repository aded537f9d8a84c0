import { callQuery } from '@candor/call/web/query'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Intro } from '../../../platform/manage/web/intro.tsx'
import { listInterviewerNames } from '../contract.ts'
import { NameRow } from './name-row.tsx'
import styles from './names-panel.module.css'

/** The interviewers whom imports name by their name alone: which account each is. */
export function NamesPanel() {
  const t = useTranslations('interviewer-names')
  const query = useQuery(callQuery(listInterviewerNames, {}))
  const names = query.data ?? []
  const none = query.data !== undefined && names.length === 0
  return (
    <>
      <Intro>{t('intro')}</Intro>
      <SectionBody
        state={sectionState(
          query,
          t('failed'),
          none && { kind: 'empty', title: t('none'), text: t('noneText') },
        )}
      >
        <ul className={styles.names}>
          {names.map((name) => (
            <NameRow key={name.name} name={name} />
          ))}
        </ul>
      </SectionBody>
    </>
  )
}
