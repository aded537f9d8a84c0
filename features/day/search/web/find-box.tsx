import { classes } from '@candor/ui/classes.ts'
import { SearchIcon } from '@candor/ui/icons'
import { Kbd } from '@candor/ui/kbd'
import { controlKey } from '@candor/ui/key-names.ts'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { reportPaths } from '../../../report/report/rules/address.ts'
import { askForField } from './ask-for-field.ts'
import styles from './find-box.module.css'

/** The way to the search from every page: a press, or Ctrl with K. On the page itself the key leads to its field. */
export function FindBox() {
  const t = useTranslations('search')
  const navigate = useNavigate()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const isHere = path === '/search'
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      const isAsked = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      if (!isAsked || event.altKey || event.shiftKey || event.defaultPrevented) return
      event.preventDefault()
      if (isHere) askForField()
      else void navigate({ to: '/search', search: {} })
    }
    window.addEventListener('keydown', handleKeyDown)
    return () => window.removeEventListener('keydown', handleKeyDown)
  }, [isHere, navigate])
  if (isHere) return null
  return (
    <Link
      to="/search"
      search={{}}
      className={classes(styles.box, reportPaths.includes(path) && styles.small)}
      aria-keyshortcuts="Control+K Meta+K"
    >
      <SearchIcon />
      {/* Where the bar has room for the icon alone, the words stay the name of the link. */}
      <span className="sr">{t('box')}</span>
      <span aria-hidden="true" className={styles.words}>
        {t('box')}
      </span>
      <Kbd>{controlKey} K</Kbd>
    </Link>
  )
}
