import { callQuery } from '@candor/call/web/query'
import { OutwardLink } from '@candor/ui/outward-link'
import { Section, type SectionState } from '@candor/ui/sections/section'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { ofJobSeeker } from '../../../candidates/candidates/rules/ids.ts'
import { FileEntry } from '../../../platform/documents/web/file-entry.tsx'
import { listAttachments } from '../contract.ts'
import { readAttachments } from '../rules.ts'
import styles from './attachments-panel.module.css'

interface Props {
  candidateId: string
  isAnonymous: boolean
}

/** The attachments and the state of their loading. Loaded data stay when a later load fails. */
function useAttachments({ candidateId, isAnonymous }: Props) {
  const t = useTranslations('report-attachments')
  const query = callQuery(listAttachments, ofJobSeeker(candidateId))
  const result = useQuery({ ...query, enabled: !isAnonymous })
  const { data } = result
  const attachments = useMemo(() => readAttachments(data ?? []), [data])
  const { files, links } = attachments
  const none: SectionState = { kind: 'empty', title: t('none'), text: t('noneText') }
  const state: SectionState = isAnonymous
    ? { kind: 'empty', title: t('hidden'), text: t('hiddenText') }
    : sectionState(result, t('failed'), files.length + links.length === 0 && none)
  return { files, links, state }
}

/** Files, each of which opens in its place, and links. */
export function AttachmentsSection(props: Props) {
  const t = useTranslations('report-attachments')
  const { files, links, state } = useAttachments(props)
  const hasAny = files.length + links.length > 0
  return (
    <Section
      title={t('attachments')}
      isFoldable
      state={state}
      end={hasAny && t('count', { files: files.length, links: links.length })}
    >
      {files.length > 0 && (
        <ul className={styles.list} aria-label={t('files')}>
          {files.map((file) => (
            <li key={file.id} className={styles.row}>
              <FileEntry file={file} />
            </li>
          ))}
        </ul>
      )}
      {links.length > 0 && (
        <ul className={styles.list} aria-label={t('links')}>
          {links.map(({ id, name, address }) => (
            <li key={id} className={styles.row}>
              <OutwardLink address={address}>{name}</OutwardLink>
              <p className={styles.address}>{address}</p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
