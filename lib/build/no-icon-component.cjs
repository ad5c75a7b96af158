// Stands for lucide's createLucideIcon while Next bundles (next.config.ts): what it makes is used nowhere.
module.exports = () => 'export default () => null;';
