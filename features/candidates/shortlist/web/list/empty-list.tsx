import { Button } from '@candor/ui/inputs/button'
import { EmptyNote } from '@candor/ui/sections/notes'
import { useTranslations } from 'use-intl'
import { mostLeftOut } from '../../rules/left-out.ts'
import { cleared } from '../../rules/list-search.ts'
import type { ListOfPage } from './use-list-page.ts'

/** What stands in place of an empty list: for a filter, the part that leaves out the most, with its removal. */
export function EmptyList({ page }: { page: ListOfPage }) {
  const t = useTranslations('shortlist')
  const { query, counts, setQuery } = page
  const hasFilter = query.chips.length > 0 || query.find !== undefined
  if (!hasFilter) return <EmptyNote title={t('empty')} text={t('emptyHint')} />
  const most = counts && mostLeftOut(query, counts)
  if (!most)
    return (
      <EmptyNote
        title={t('emptyFiltered')}
        action={<Button onClick={() => setQuery(cleared(query))}>{t('clear')}</Button>}
      />
    )
  const { find, ...rest } = query
  const without =
    most.by === 'find' ? rest : { ...query, chips: query.chips.filter((_, place) => place !== most.place) }
  const name = most.by === 'find' ? t('byText') : t(`chip.${most.by}`)
  return (
    <EmptyNote
      title={t('emptyFiltered')}
      text={t('leavesMost', { name, count: most.count })}
      action={<Button onClick={() => setQuery(without)}>{t('removeChip', { name })}</Button>}
    />
  )
}
