import type { Words } from '../words.ts'

// Gives `useTranslations` its typed namespaces and keys.
declare module 'use-intl' {
  interface AppConfig {
    Messages: Words
  }
}
