import { useCallback, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { readManageAddress } from '../rules/address.ts'
import { findSettings, type SettingHit, type SettingWords, searchedWords } from '../rules/find-settings.ts'
import type { ManageSection } from './section-registry.ts'
import { type RawSearch, useAddressFilter } from './use-address-filter.ts'
import { useTypedText } from './use-typed-text.ts'

/** The words of every setting in the language of the page; a section comes before its settings. */
export function useSettingTexts(sections: readonly ManageSection[]): readonly SettingWords[] {
  const words = useTranslations()
  return useMemo(
    () =>
      sections.flatMap(({ slug, feature, intro, texts }) => [
        { slug, setting: null, isSection: true, label: words(`${feature}.manageTitle`), text: words(intro) },
        ...texts.map(({ setting = null, label, text }) => ({
          slug,
          setting,
          isSection: false,
          label: words(label),
          text: text === undefined ? '' : words(text),
        })),
      ]),
    [sections, words],
  )
}

function readSearch(search: RawSearch): { find: string; setting: string } {
  const { find = '', setting = '' } = readManageAddress(search)
  return { find, setting }
}

/** The search over all settings: the typed text, and the hits by section. The address keeps the text. */
export function useSettingSearch(sections: readonly ManageSection[]) {
  const all = useSettingTexts(sections)
  const { filter, change } = useAddressFilter(readSearch)
  // A new text asks for another setting than the one in view.
  const handleTyped = useCallback((find: string) => change({ find, setting: '' }), [change])
  const { text, type } = useTypedText(filter.find, handleTyped)
  const hits = useMemo(() => findSettings(all, text), [all, text])
  return {
    text,
    type,
    setting: filter.setting,
    isSearching: searchedWords(text).length > 0,
    hits: bySection(hits),
    count: hits.length,
    all: all.length,
  }
}

function bySection(hits: readonly SettingHit[]): ReadonlyMap<string, readonly SettingHit[]> {
  const sections = new Map<string, SettingHit[]>()
  for (const hit of hits) sections.set(hit.slug, [...(sections.get(hit.slug) ?? []), hit])
  return sections
}

export type SettingSearch = ReturnType<typeof useSettingSearch>
