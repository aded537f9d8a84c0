import { useEffect, useState } from 'react'
import { grammarOf } from '../rules/code.ts'
import { highlight } from './highlight.ts'

/** The highlighted code once its grammar has loaded; null before, and if that fails. */
export function useHighlighted(code: string, language: string | null): string | null {
  const [found, setFound] = useState<{ code: string; html: string } | null>(null)
  const grammar = grammarOf(language)
  useEffect(() => {
    if (!grammar) return
    let isWanted = true
    const take = (html: string) => {
      if (isWanted) setFound({ code, html })
    }
    highlight(code, grammar).then(take, () => {})
    return () => {
      isWanted = false
    }
  }, [code, grammar])
  return found?.code === code ? found.html : null
}
