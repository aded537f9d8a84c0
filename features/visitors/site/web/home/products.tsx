import { Fragment, type ReactNode } from 'react'
import type { HomeContent } from '../../rules/content.ts'
import { RichText } from '../rich-text.tsx'
import site from '../site.module.css'
import styles from './products.module.css'

type Products = HomeContent['products']
export type ProductPart = 'interview' | 'recruitment' | 'integrity' | 'coding'

function Product({ name, text, children }: { name: string; text: string; children: ReactNode }) {
  return (
    <div className={styles.product}>
      <h3>{name}</h3>
      <p>{text}</p>
      <div className={styles.demo}>{children}</div>
    </div>
  )
}

function Lines({ lines }: { lines: Products['interview']['lines'] }) {
  return lines.map(({ time, kind, quote, claim, reason }) => (
    <div key={time} className={styles.line}>
      <time>{time}</time>
      <p data-kind={kind}>
        <RichText text={quote} />
      </p>
      <div className={kind === 'for' ? styles.for : styles.against}>
        <b>{claim}</b>
        {reason}
      </div>
    </div>
  ))
}

function Stages({ stages }: { stages: Products['recruitment']['stages'] }) {
  const most = Math.max(...stages.map(({ count }) => count))
  return (
    <dl>
      {stages.map(({ name, count }) => (
        <div key={name} className={styles.stage}>
          <dt>{name}</dt>
          <dd>
            <svg width="100%" height="14" aria-hidden="true">
              <rect width={`${Math.max(3, (count / most) * 100)}%`} height="14" />
            </svg>
            <b className="num">{count}</b>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Checks({ checks }: { checks: Products['integrity']['checks'] }) {
  return (
    <ul>
      {checks.map(({ name, marks }) => (
        <li key={name} className={styles.check}>
          <span>{name}</span>
          <svg width="100%" height="18" aria-hidden="true">
            <rect className={styles.lane} y="5" width="100%" height="8" />
            {marks.map((at) => (
              <rect key={at} className={styles.found} x={`${at}%`} width="6" height="18" rx="1" />
            ))}
          </svg>
        </li>
      ))}
    </ul>
  )
}

const parts: Readonly<Record<ProductPart, (products: Products) => ReactNode>> = {
  interview: ({ interview }) => (
    <Product {...interview}>
      <Lines lines={interview.lines} />
    </Product>
  ),
  recruitment: ({ recruitment }) => (
    <Product {...recruitment}>
      <Stages stages={recruitment.stages} />
    </Product>
  ),
  integrity: ({ integrity }) => (
    <Product {...integrity}>
      <Checks checks={integrity.checks} />
    </Product>
  ),
  coding: ({ coding }) => (
    <Product {...coding}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: code that is wider than the screen is scrolled by keys. */}
      <pre translate="no" tabIndex={0}>
        {coding.code.join('\n')}
      </pre>
      <p className={styles.result}>
        <span className={styles.passed}>{coding.passed}</span>
        <span className={styles.partly}>{coding.partly}</span>
        {coding.result}
      </p>
    </Product>
  ),
}

/** Parts of the product, each by a drawing of its screen. */
export function ProductDrawings({ products, of }: { products: Products; of: readonly ProductPart[] }) {
  return (
    <>
      <p className={styles.note}>{products.note}</p>
      <div className={styles.grid}>
        {of.map((part) => (
          <Fragment key={part}>{parts[part](products)}</Fragment>
        ))}
      </div>
    </>
  )
}

/** The products. */
export function ProductParts({ products }: { products: Products }) {
  return (
    <section className={`${site.wrap} ${styles.products}`}>
      <h2 className={site.heading}>{products.heading}</h2>
      <ProductDrawings products={products} of={['interview', 'recruitment', 'integrity', 'coding']} />
    </section>
  )
}
