// Repairs what a dependency gets wrong and has not released yet. Runs after `npm ci`, on whatever Node npm runs on.
// docs/decisions/0017-repaired-driver.md says why, and when a patch may go.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { postgres } from './postgres.mjs'

const modules = fileURLToPath(new URL('../node_modules/', import.meta.url))

for (const { name, version, edits } of [postgres]) {
  const folder = `${modules}${name}/`
  if (!existsSync(folder)) continue
  const found = JSON.parse(readFileSync(`${folder}package.json`, 'utf8')).version
  if (found !== version) throw new Error(`patches/${name}.mjs is for ${name} ${version}, installed is ${found}`)
  for (const { file, before, after } of edits) {
    const text = readFileSync(folder + file, 'utf8')
    if (text.includes(after)) continue
    if (text.split(before).length !== 2) throw new Error(`patches/${name}.mjs does not fit ${name}/${file}:\n${before}`)
    // A new file rather than the old one's bytes: the package manager may have linked that one to its cache.
    rmSync(folder + file)
    writeFileSync(
      folder + file,
      text.replace(before, () => after),
    )
  }
}
