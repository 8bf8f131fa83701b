import { parentPort } from 'node:worker_threads'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import * as english from '@zxcvbn-ts/language-en'
import * as indonesian from '@zxcvbn-ts/language-id'

const judge = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary, ...indonesian.dictionary },
  graphs: common.adjacencyGraphs,
})

parentPort?.on('message', ({ id, password, own }: { id: number; password: string; own: string[] }) => {
  parentPort?.postMessage({ id, score: judge.check(password, own).score }, [])
})
