import { parentPort, workerData } from 'node:worker_threads'
import { writeWord } from './word.ts'

parentPort?.postMessage(await writeWord(workerData))
