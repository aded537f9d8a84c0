import { htmlLang, type Locale } from '@candor/messages/locale'
import { editions } from '../../../platform/editions/contract.ts'
import { type EditionEntry, editionEntries } from '../rules/editions.ts'
import type { PriceContent } from '../rules/price-content.ts'
import { AmountText } from './amount.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import styles from './price-page.module.css'
import { ScanToTry } from './scan-to-try.tsx'
import site from './site.module.css'
import { useSite } from './site-context.ts'

function Price({
  price,
  content,
  lang,
}: {
  price: EditionEntry['price']
  content: PriceContent
  lang: string
}) {
  const yuan = (amount: number) => `¥${amount.toLocaleString(lang)}`
  if (price.month === 0) {
    return (
      <p className={styles.price}>
        <b>{yuan(0)}</b> <span>{content.units.free}</span>
      </p>
    )
  }
  return (
    <p className={styles.price}>
      <b data-monthly="">{yuan(price.month)}</b> <b data-yearly="">{yuan(price.year)}</b>{' '}
      <span data-monthly="">{content.units.monthly}</span>
      <span data-yearly="">{content.units.yearly}</span>
    </p>
  )
}

/** The switch between monthly and yearly prices: radio buttons and CSS, so that it works without script. */
function Billing({ billing }: { billing: PriceContent['billing'] }) {
  return (
    <fieldset className={styles.billing}>
      <legend className="sr">{billing.label}</legend>
      <label>
        <input type="radio" name="billing" value="monthly" defaultChecked />
        {billing.monthly}
      </label>
      <label>
        <input type="radio" name="billing" value="yearly" />
        {billing.yearly}
      </label>
    </fieldset>
  )
}

/** The editions with their prices and amounts. */
export function PricePage({ content }: { content: PriceContent }) {
  const { locale, addressOf } = useSite()
  const lang = htmlLang(locale)
  const entries = editionEntries(content.editions)
  return (
    <>
      <div className={`${site.wrap} ${styles.page}`}>
        <header className={styles.top}>
          <div>
            <h1>{content.heading}</h1>
            <p>{content.lead}</p>
          </div>
          <Billing billing={content.billing} />
        </header>
        <div className={styles.editions}>
          {entries.map((entry, index) => {
            const edition = editions[index] ?? 'standard'
            return (
              <section key={edition} className={styles.edition} aria-labelledby={edition}>
                <h2 id={edition}>{entry.title}</h2>
                <Price price={entry.price} content={content} lang={lang} />
                <p className={styles.tip}>{entry.priceTip}</p>
                <a
                  className={edition === 'advanced' ? site.primary : site.button}
                  href={addressOf('tryout')}
                  data-dialog={edition === 'business' ? 'sales' : 'trial'}
                >
                  {content.editions[edition].action}
                </a>
                <dl>
                  {entry.features.map(({ feature, amount }) => (
                    <div key={feature}>
                      <dt>{content.card[feature]}</dt>
                      <dd className="num">
                        <AmountText of={amount} words={content.amounts} lang={lang} />
                      </dd>
                    </div>
                  ))}
                </dl>
              </section>
            )
          })}
        </div>
        <p className={styles.range}>{content.range}</p>
        <ComparisonTable content={content} lang={lang} />
      </div>
      <ScanToTry scan={content.contact} />
    </>
  )
}

/** The prices as structured data for search engines. */
export function priceData(content: PriceContent, locale: Locale): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Candor',
    description: content.description,
    inLanguage: htmlLang(locale),
    offers: editionEntries(content.editions).flatMap(({ title, price, unit }) =>
      (['month', 'year'] as const).map((span) => ({
        '@type': 'Offer',
        name: title,
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: price[span],
          priceCurrency: unit,
          unitCode: span === 'month' ? 'MON' : 'ANN',
        },
      })),
    ),
  }
}
