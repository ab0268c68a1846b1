-- The order's machine of version 2 folds every history of version 1 to the same row but for the version that it names.
update orders set machine_version = 2 where machine_version = 1;
