/** Installs the packages when what is installed does not belong to this lock file on this kind of machine. */
export declare const installPackages: (node: string, root: string, set: 'start' | 'all') => Promise<void>;
/** Says that the packages in place are what it takes to build and run the product. */
export declare const markStartSet: (root: string) => void;
