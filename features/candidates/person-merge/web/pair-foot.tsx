import { MergeIcon, UndoIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { Kbd } from '@candor/ui/kbd'
import { controlKey } from '@candor/ui/key-names.ts'
import { usePageKeys } from '@candor/ui/use-page-keys.ts'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import type { Pair } from '../rules/wire.ts'
import styles from './pair-foot.module.css'
import { SwapLink } from './swap-link.tsx'
import { useFieldWords } from './use-field-words.ts'
import type { PairChoice } from './use-pair.ts'

interface Props {
  pair: Pair
  choice: PairChoice
  onChanged: () => void
}

/** The foot of the page: that a merge can be undone, and the two ways on. */
export function PairFoot({ pair, choice, onChanged }: Props) {
  const t = useTranslations('person-merge')
  const words = useFieldWords()
  const navigate = useNavigate()
  const { candidateId } = pair.kept
  const { merge, isMerging, open, refusal } = choice
  usePageKeys((key) => {
    if (key.toLowerCase() === 'n') void navigate({ to: '/candidates/$candidateId', params: { candidateId } })
  })
  useEffect(() => {
    function handleKeyDown(event: globalThis.KeyboardEvent) {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return
      event.preventDefault()
      void merge()
    }
    window.addEventListener('keydown', handleKeyDown)
    return () => window.removeEventListener('keydown', handleKeyDown)
  }, [merge])
  function handleLookAgain() {
    choice.forgetRefusal()
    onChanged()
  }
  return (
    <footer className={styles.foot}>
      {refusal === null ? (
        <p className={styles.undo}>
          <UndoIcon />
          <span>
            <b>{t('canUndo')}</b> {t('canUndoText')}
          </span>
        </p>
      ) : (
        <p className={styles.refusal} role="alert">
          {refusal}{' '}
          <Button size="small" onClick={handleLookAgain}>
            {t('reload')}
          </Button>
        </p>
      )}
      {choice.choosesFields && <SwapLink pair={pair} />}
      <Button render={<Link to="/candidates/$candidateId" params={{ candidateId }} />}>
        {t('notSame')}
        <Kbd>N</Kbd>
      </Button>
      <Button
        look="primary"
        disabled={isMerging || open !== undefined}
        aria-busy={isMerging}
        onClick={() => void merge()}
      >
        {open === undefined && <MergeIcon />}
        {open === undefined ? t('merge') : t('chooseFirst', { field: words.label(open) })}
        {open === undefined && <Kbd>{controlKey} ↵</Kbd>}
      </Button>
    </footer>
  )
}
