/**
 * `pnpm pack` hooks: `beforePacking` removes the scripts and development dependencies from a published manifest,
 * because only this repository can use them.
 */
export const hooks = {
  beforePacking({ scripts: _scripts, devDependencies: _devDependencies, ...manifest }) {
    return manifest;
  },
};
