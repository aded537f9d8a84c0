/** The exports of the live report's module: see apps/web/src/sample-report.tsx. */
interface ReportModule {
  openSampleReport(container: HTMLElement, file: string): Promise<() => void>
}

function isReportModule(value: unknown): value is ReportModule {
  return typeof value === 'object' && value !== null && 'openSampleReport' in value
}

/** Loads a style sheet, once. */
function addStyle(address: string): Promise<void> {
  if (document.querySelector(`link[href="${address}"]`)) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address })
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(`${address} did not come`))
    }
    document.head.append(link)
  })
}

/** A retry uses another address, as browsers cache the failure of a module. */
async function loadModule(address: string, tries: number): Promise<ReportModule> {
  const module: unknown = await import(/* @vite-ignore */ tries > 0 ? `${address}?again=${tries}` : address)
  if (!isReportModule(module)) throw new Error(`${address} is no report`)
  return module
}

/** Opens the live report on request; nothing of it is loaded before. */
export function sampleReport(): void {
  const section = document.querySelector<HTMLElement>('[data-report]')
  const part = (name: string) => section?.querySelector<HTMLElement>(`[data-report-${name}]`) ?? null
  const open = part('open')
  const close = part('close')
  const opened = part('opened')
  const container = part('place')
  const loading = part('loading')
  const failed = part('failed')
  if (!section || !open || !close || !opened || !container || !loading || !failed) return
  const { report: module = '', style = '', file = '' } = section.dataset
  let tries = 0
  let takeOut = () => {}

  open.addEventListener('click', async () => {
    if (section.hasAttribute('aria-busy')) return
    section.setAttribute('aria-busy', 'true')
    loading.hidden = false
    failed.hidden = true
    try {
      const [{ openSampleReport }] = await Promise.all([
        loadModule(module, tries),
        ...style.split(' ').filter(Boolean).map(addStyle),
      ])
      takeOut = await openSampleReport(container, file)
      opened.hidden = false
      open.hidden = true
      opened.querySelector('h2')?.focus()
    } catch {
      // The failure is shown in the report's place, with a button to retry.
      tries += 1
      failed.hidden = false
    } finally {
      loading.hidden = true
      section.removeAttribute('aria-busy')
    }
  })
  close.addEventListener('click', () => {
    takeOut()
    opened.hidden = true
    open.hidden = false
    open.focus()
  })
  // A link of the product leads to the opened report.
  if (location.hash === '#sample') open.click()
}
