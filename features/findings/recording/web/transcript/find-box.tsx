import { ChevronDownIcon, ChevronUpIcon, CrossIcon, SearchIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { Field } from '@candor/ui/inputs/field'
import { usePageKeys } from '@candor/ui/use-page-keys.ts'
import { type FocusEvent, type KeyboardEvent, type RefObject, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useShortcuts } from '../../../../report/report/web/shortcuts/use-shortcuts.ts'
import type { Recording } from '../../rules/recording.ts'
import styles from './find-box.module.css'
import type { Find } from './use-find.ts'

/** Longer than any phrase worth looking for. */
const longestQuery = 200

/** How many hits there are and which one is in view; for screen readers also its text. */
function Outcome({ find, recording }: { find: Find; recording: Recording }) {
  const t = useTranslations('recording')
  const { isFinding, hits, index, current } = find
  if (!isFinding) return null
  if (!current) return t('findNone')
  const { sentences, text, question } = recording.clips[current.clip] ?? { sentences: [], question: 0 }
  const lineText =
    current.line === null ? text?.slice(current.from, current.to) : sentences[current.line]?.text
  return (
    <>
      {t('findCount', { index: index + 1, count: hits.length })}
      <span className="sr">
        {recording.questions.length > 0
          ? t('findAt', { number: question + 1, text: lineText ?? '' })
          : t('findWord', { text: lineText ?? '' })}
      </span>
    </>
  )
}

/** Remembers what had the focus before the box, to give it back. */
function useFocusBefore() {
  const before = useRef<HTMLElement | null>(null)
  return {
    handleFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      if (currentTarget.contains(relatedTarget)) return
      before.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
    },
    giveBack() {
      if (before.current?.isConnected) before.current.focus({ preventScroll: true })
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    },
  }
}

/** The buttons to step through the hits, and to leave them. */
function Steps({ find, onClear }: { find: Find; onClear: () => void }) {
  const t = useTranslations('recording')
  const isOff = find.hits.length === 0
  const steps = [
    { label: t('findBack'), icon: <ChevronUpIcon />, by: -1 },
    { label: t('findOn'), icon: <ChevronDownIcon />, by: 1 },
  ] as const
  return (
    <span className={styles.steps}>
      {steps.map(({ label, icon, by }) => (
        <Button
          key={by}
          look="quiet"
          size="small"
          isIcon
          aria-label={label}
          disabled={isOff}
          onClick={() => find.onStep(by)}
        >
          {icon}
        </Button>
      ))}
      <Button look="quiet" size="small" isIcon aria-label={t('findClear')} onClick={onClear}>
        <CrossIcon />
      </Button>
    </span>
  )
}

/** Leads the key `/` to a field. */
function useFindKey(input: RefObject<HTMLInputElement | null>) {
  useShortcuts(['find'])
  usePageKeys((key, event) => {
    if (key !== '/' && key !== '／') return
    // The key would be typed into the box, or open the browser's own search.
    event.preventDefault()
    input.current?.focus()
    input.current?.select()
  })
}

/** Finds words in all answers: `/` opens it, Enter goes from hit to hit, Esc leaves it without a trace. */
export function FindBox({ find, recording }: { find: Find; recording: Recording }) {
  const t = useTranslations('recording')
  const input = useRef<HTMLInputElement>(null)
  const { handleFocus, giveBack } = useFocusBefore()
  useFindKey(input)

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault()
      find.onClear()
      giveBack()
    }
    if (event.key === 'Enter' && event.target === input.current) {
      event.preventDefault()
      find.onStep(event.shiftKey ? -1 : 1)
    }
  }

  function handleClear() {
    find.onClear()
    input.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: some browsers do not know <search> yet
    <div
      role="search"
      className={styles.find}
      data-finding={find.isFinding}
      onKeyDown={handleKeyDown}
      onFocus={handleFocus}
    >
      <Field
        ref={input}
        label={t('find')}
        isLabelHidden
        placeholder={t('find')}
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={longestQuery}
        aria-keyshortcuts="/"
        value={find.text}
        onChange={({ target, nativeEvent }) =>
          find.onType(target.value, 'isComposing' in nativeEvent && nativeEvent.isComposing === true)
        }
        onCompositionEnd={({ currentTarget }) => find.onType(currentTarget.value, false)}
        start={<SearchIcon />}
        end={
          <output className={styles.outcome}>
            <Outcome find={find} recording={recording} />
          </output>
        }
      />
      {find.isFinding && <Steps find={find} onClear={handleClear} />}
    </div>
  )
}
