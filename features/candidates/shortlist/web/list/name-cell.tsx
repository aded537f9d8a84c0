import { FlagIcon } from '@candor/ui/icons'
import { Tag } from '@candor/ui/tag'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useSignedIn } from '../../../../sign-in/session/web/signed-in.ts'
import { reportSearch } from '../../../candidates/rules/ids.ts'
import { isWarningLabel } from '../../../candidates/rules.ts'
import type { ListSearch } from '../../rules/list-words.ts'
import type { ListedCandidate } from '../../rules/wire.ts'
import { useReturnedFocus } from '../last-viewed.ts'
import { useLocalName } from '../local-name.ts'
import styles from './cells.module.css'

const shownLabels = 1

interface Props {
  row: ListedCandidate
  /** The list that the report steps through. */
  search: ListSearch
  hasPosition: boolean
  /** Whether Tab reaches the facts: in the focused row alone. Every name is reached. */
  isReachable: boolean
  /** Takes the browser's focus each time that the number grows. */
  takesFocus: number
}

/** A candidate's name in both scripts as the link to the report, over position, labels and the link to the facts. */
export function NameCell({ row, search, hasPosition, isReachable, takesFocus }: Props) {
  const t = useTranslations('shortlist')
  const localName = useLocalName()
  const signedIn = useSignedIn()
  const link = useReturnedFocus(row.candidateId)
  useEffect(() => {
    if (takesFocus > 0) link.current?.focus()
  }, [takesFocus, link])
  const name = localName(row)
  const other = name === row.nameLatin ? row.name : row.nameLatin
  const warnings = row.labels.filter(({ id }) => isWarningLabel(id)).map((label) => label.name)
  // Beside a position there is no room for labels.
  const listed = hasPosition ? [] : row.labels.filter(({ id }) => !isWarningLabel(id))
  const rest = listed.length - shownLabels
  return (
    <>
      <span className={styles.name}>
        <Link
          ref={link}
          to="/shareurl"
          search={reportSearch({ ...row, companyId: signedIn?.userInfo.companyId })}
          state={{ shortlist: search }}
          className={styles.link}
          data-candidate={row.candidateId}
        >
          {name}
        </Link>
        {other && other !== name && <span lang={name === row.name ? 'en' : 'zh'}>{other}</span>}
        {warnings.length > 0 && (
          <span className={styles.warning} title={warnings.join(', ')}>
            <FlagIcon />
            <span className="sr">{warnings.join(', ')}</span>
          </span>
        )}
      </span>
      <span className={styles.under}>
        {hasPosition && (
          <span className={styles.position}>
            {localName({ name: row.positionName, nameLatin: row.positionNameLatin })}
          </span>
        )}
        {listed.slice(0, shownLabels).map((label) => (
          <Tag key={label.id}>{label.name}</Tag>
        ))}
        {rest > 0 && <span>+{rest}</span>}
        <Link
          to="/candidates/$candidateId"
          params={{ candidateId: row.candidateId }}
          className={styles.facts}
          tabIndex={isReachable ? 0 : -1}
          aria-label={t('factsOf', { name })}
        >
          {t('facts')}
        </Link>
      </span>
    </>
  )
}
