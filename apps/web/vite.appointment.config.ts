import { defineConfig } from 'vite'
import { visitorsEntry } from './visitors-entry.ts'

export default defineConfig(visitorsEntry('appointment'))
