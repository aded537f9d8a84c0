import { useTranslations } from 'use-intl'
import { readModule } from '../rules/modules.ts'

/** The name of a module in the reader's language. */
export function useModuleName(): (module: string | null) => string {
  const t = useTranslations('report-online-test')
  return (module) => {
    if (module === null) return t('noModule')
    const name = readModule(module)
    return 'known' in name ? t(`module.${name.known}`) : name.named
  }
}
