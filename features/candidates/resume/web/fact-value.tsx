import { OutwardLink } from '@candor/ui/outward-link'
import { useTranslations } from 'use-intl'
import type { FactLine } from '../rules/fact-lines.ts'
import type { Fact } from '../rules/items.ts'
import { linkPieces, type Piece } from '../rules/links.ts'
import styles from './fact-value.module.css'

function LinkedPiece({ text, address, leadsTo }: Piece) {
  const t = useTranslations('resume')
  if (!address) return text
  if (!address.startsWith('http')) {
    return (
      <a className={styles.reach} href={address}>
        {text}
      </a>
    )
  }
  return (
    <>
      <OutwardLink address={address}>{text}</OutwardLink>
      {leadsTo && ` ${t('leadsTo', { host: leadsTo })}`}
    </>
  )
}

/** Text of a resume with links for addresses, e-mail and phone numbers. */
export function Linked({ field, text }: { field: string; text: string }) {
  const pieces = linkPieces(field, text)
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change their places
    <LinkedPiece key={index} {...piece} />
  ))
}

function LineList({ field, lines }: { field: string; lines: readonly FactLine[] }) {
  return (
    <ul>
      {lines.map(({ text, below }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a resume may say the same twice, and its lines never move
        <li key={index}>
          <Linked field={field} text={text} />
          {below.length > 0 && (
            <LineList field={field} lines={below.map((each) => ({ text: each, below: [] }))} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** The value of a field: lines as a list, HTML that the server has cleaned, or text. */
export function FactValue({ fact: { key, value, lines, isHtml } }: { fact: Fact }) {
  if (isHtml) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleans it, and sends nothing that it has not
    return <dd className={styles.html} dangerouslySetInnerHTML={{ __html: value }} />
  }
  if (!lines) {
    return (
      <dd className={styles.value}>
        <Linked field={key} text={value} />
      </dd>
    )
  }
  const isOne = lines.length === 1 && lines[0]?.below.length === 0
  return (
    <dd className={styles.list}>
      {isOne ? <Linked field={key} text={lines[0]?.text ?? ''} /> : <LineList field={key} lines={lines} />}
    </dd>
  )
}
