#!/usr/bin/env node
import { commandLine } from './cli.ts'

try {
  await commandLine({ environment: process.env, print: (line) => void process.stdout.write(`${line}\n`) }).parseAsync()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
