import { Button } from '@candor/ui/inputs/button'
import { EmptyNote } from '@candor/ui/sections/notes'
import { useTranslations } from 'use-intl'
import { useChipWords } from '../../../candidates/shortlist/web/filter/chip-words.ts'
import { scopes } from '../contract/words.ts'
import { mostCounted } from '../contract.ts'
import styles from './page.module.css'
import type { SearchOfPage } from './use-search-page.ts'

/** The sentence for a scope that has nothing. */
const titles = { said: 'nobodySaid', resumes: 'noResume', people: 'noPerson' } as const

/** What stands in place of no results: the chip that leaves out the most, and the scopes that have some. */
export function EmptySearch({ page }: { page: SearchOfPage }) {
  const t = useTranslations('search')
  const { search, counts, choices, setSearch } = page
  const list = useTranslations('shortlist')
  const wordsOf = useChipWords(choices)
  const leftOut = counts?.leftOut ?? null
  const chip = leftOut === null ? undefined : search.chips[leftOut.place]
  const told = (count: number) => (count > mostCounted ? t('more', { most: mostCounted }) : String(count))
  const name = chip
    ? [chip.not ? list('isNot') : '', list(`chip.${chip.by}`), wordsOf(chip)].filter(Boolean).join(' ')
    : ''
  const others = counts ? scopes.filter((scope) => scope !== search.scope && counts[scope] > 0) : []
  return (
    <>
      <EmptyNote
        title={t(titles[search.scope], { text: search.text.trim() })}
        text={
          chip && leftOut
            ? t('leftOut', { name, count: told(leftOut.count) })
            : search.scope === 'people'
              ? ''
              : t('noneText')
        }
        action={
          <>
            {chip && leftOut && (
              <Button
                onClick={() =>
                  setSearch({ ...search, chips: search.chips.filter((_, place) => place !== leftOut.place) })
                }
              >
                {t('withoutChip', { name })}
              </Button>
            )}
            {!chip && search.chips.length > 0 && (
              <Button onClick={() => setSearch({ ...search, chips: [] })}>{t('withoutChips')}</Button>
            )}
          </>
        }
      />
      {counts && others.length > 0 && (
        <p className={styles.elsewhere}>
          {others.map((scope) => (
            <button key={scope} type="button" onClick={() => setSearch({ ...search, scope })}>
              {t('elsewhere', { scope: t(`scopes.${scope}`), count: told(counts[scope]) })}
            </button>
          ))}
        </p>
      )}
    </>
  )
}
