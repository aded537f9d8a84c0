import type { ReplyOf } from '@candor/call/define'
import { callQuery } from '@candor/call/web/query'
import { CrossIcon, PinIcon, ShareIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { handOverFocus } from '@candor/ui/inputs/hand-over-focus.ts'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { listSaved } from '../../contract/saved.ts'
import { readSearchAddress, type SearchAddress } from '../../rules/address-words.ts'
import styles from '../rail.module.css'
import { SaveSheet } from './save-sheet.tsx'
import { useSavedActs } from './use-saved-acts.ts'

interface Props {
  address: SearchAddress
  onGo: (address: SearchAddress) => void
}

/** A count of new passages beyond this is told as "more than". */
const mostTold = 100

const isSame = (one: SearchAddress, other: SearchAddress) =>
  JSON.stringify(readSearchAddress(one)) === JSON.stringify(readSearchAddress(other))

/** The saved searches of the account and the shared ones, with the number of new passages in each. */
export function SavedSearches({ address, onGo }: Props) {
  const t = useTranslations('search')
  const list = useQuery(callQuery(listSaved, {}))
  const [isSaving, setIsSaving] = useState(false)
  const acts = useSavedActs()
  const { searches: saved = [], mayShare = false } = list.data ?? {}
  const isKnown = saved.some((each) => isSame(each.address, address))
  return (
    <nav aria-label={t('saved')}>
      <h2 className={styles.title}>{t('saved')}</h2>
      <SectionBody state={sectionState(list, t('savedFailed'))}>
        {saved.length === 0 && <p className={styles.hint}>{t('noneSaved')}</p>}
        <ul className={styles.list}>
          {saved.map((each) => (
            <Saved
              key={each.savedId}
              saved={each}
              isCurrent={isSame(each.address, address)}
              mayShare={mayShare}
              acts={acts}
              onGo={onGo}
            />
          ))}
        </ul>
      </SectionBody>
      {address.find && !isKnown && (
        <div className={styles.save}>
          <Button size="small" onClick={() => setIsSaving(true)}>
            {t('save')}
          </Button>
        </div>
      )}
      <SaveSheet
        address={address}
        mayShare={mayShare}
        isOpen={isSaving}
        onClose={() => setIsSaving(false)}
        onSave={acts.add}
      />
    </nav>
  )
}

interface OwnProps {
  saved: ReplyOf<typeof listSaved>['searches'][number]
  /** Whether the account may share searches. */
  mayShare: boolean
  acts: ReturnType<typeof useSavedActs>
}

interface SavedProps extends OwnProps, Pick<Props, 'onGo'> {
  isCurrent: boolean
}

/** What the owner does with a saved search: sharing, and deleting. */
function OwnActs({ saved: { savedId, name, sharedWith }, mayShare, acts }: OwnProps) {
  const t = useTranslations('search')
  const isShared = sharedWith !== null
  return (
    <>
      {(mayShare || isShared) && (
        <button
          type="button"
          className={styles.tool}
          aria-pressed={isShared}
          aria-label={isShared ? t('unshare', { name }) : t('share', { name })}
          onClick={() => acts.change({ savedId, isShared: !isShared })}
        >
          <ShareIcon />
        </button>
      )}
      <button
        type="button"
        className={styles.tool}
        aria-label={t('remove', { name })}
        onClick={() => acts.remove(savedId)}
      >
        <CrossIcon />
      </button>
    </>
  )
}

function Saved({ saved, isCurrent, mayShare, acts, onGo }: SavedProps) {
  const { savedId, name, address, isPinned, fresh, ownerName, sharedWith } = saved
  const isOwn = ownerName === null
  const t = useTranslations('search')
  return (
    <li ref={handOverFocus}>
      <button
        type="button"
        className={styles.tool}
        aria-pressed={isPinned}
        aria-label={isPinned ? t('unpin', { name }) : t('pin', { name })}
        onClick={() => acts.change({ savedId, isPinned: !isPinned })}
      >
        <PinIcon />
      </button>
      <button
        type="button"
        className={styles.entry}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={() => {
          onGo(address)
          if (fresh > 0) acts.change({ savedId, isViewed: true })
        }}
      >
        <span className={styles.name}>
          {name}
          {!isOwn && <span className={styles.whose}>{t('sharedBy', { name: ownerName })}</span>}
          {sharedWith !== null && (
            <span className={styles.whose}>{t('sharedWith', { count: sharedWith })}</span>
          )}
        </span>
        {fresh > 0 && (
          <span className={styles.fresh}>
            {fresh > mostTold ? t('manyNew', { most: mostTold }) : t('newOf', { count: fresh })}
          </span>
        )}
      </button>
      {isOwn && <OwnActs saved={saved} mayShare={mayShare} acts={acts} />}
    </li>
  )
}
