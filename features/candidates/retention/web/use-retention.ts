import type { ReplyOf } from '@candor/call/define'
import { callQuery, pagesQuery } from '@candor/call/web/query'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { listRetention, readRetention } from '../contract/company.ts'
import { type RetentionFilter, readMonths } from '../rules/filter.ts'

export type Retention = ReplyOf<typeof readRetention>
export type RetentionItem = ReplyOf<typeof listRetention>['list'][number]

const inputOf = (months: string) => {
  const asked = readMonths(months)
  return asked === null ? {} : { months: asked }
}

/** The rule with its counts; while those of other months load, the previous ones stay. */
export function useRetention({ months }: Pick<RetentionFilter, 'months'>) {
  return useQuery({ ...callQuery(readRetention, inputOf(months)), placeholderData: keepPreviousData })
}

/** The candidates of a list, page by page. */
export function useRetentionList({ show, text, months }: RetentionFilter) {
  return useInfiniteQuery(pagesQuery(listRetention, { show: show || 'now', text, ...inputOf(months) }))
}
